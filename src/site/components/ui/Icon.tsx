import BadgeCheck from 'lucide-react/icons/badge-check'
import Briefcase from 'lucide-react/icons/briefcase'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import ChartLine from 'lucide-react/icons/chart-line'
import Check from 'lucide-react/icons/check'
import Clipboard from 'lucide-react/icons/clipboard'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Clock from 'lucide-react/icons/clock'
import Compass from 'lucide-react/icons/compass'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Handshake from 'lucide-react/icons/handshake'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Languages from 'lucide-react/icons/languages'
import Lightbulb from 'lucide-react/icons/lightbulb'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Microscope from 'lucide-react/icons/microscope'
import Phone from 'lucide-react/icons/phone'
import Pill from 'lucide-react/icons/pill'
import Plane from 'lucide-react/icons/plane'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Siren from 'lucide-react/icons/siren'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Target from 'lucide-react/icons/target'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { IconName } from '../../../config/icons'
import { DecorativeLucideIcon } from './DecorativeLucideIcon'

const drawings = {
  balance: Scale,
  board: Landmark,
  briefcase: Briefcase,
  building: Building2,
  calendar: Calendar,
  chart: ChartLine,
  check: Check,
  clipboard: ClipboardCheck,
  clock: Clock,
  compass: Compass,
  contract: Clipboard,
  eye: Eye,
  file: FileText,
  flask: FlaskConical,
  globe: Globe,
  graduation: GraduationCap,
  handshake: Handshake,
  heart: Heart,
  key: KeyRound,
  language: Languages,
  lightbulb: Lightbulb,
  lock: LockKeyhole,
  mail: Mail,
  microscope: Microscope,
  money: Wallet,
  phone: Phone,
  pill: Pill,
  pin: MapPin,
  plane: Plane,
  refresh: RefreshCw,
  rocket: Rocket,
  search: Search,
  shield: ShieldCheck,
  siren: Siren,
  stethoscope: Stethoscope,
  target: Target,
  team: Users,
  trademark: BadgeCheck,
} satisfies Record<IconName, typeof Check>

interface Props {
  name: IconName
  /** Width and height in px. */
  size?: number
}

/** An icon by name; it accompanies text, so it is hidden from assistive technology. */
export function Icon({ name, size = 20 }: Props) {
  return <DecorativeLucideIcon icon={drawings[name]} size={size} strokeWidth={1.75} />
}
