import {
  BadgeCheck,
  Briefcase,
  Building2,
  Calendar,
  ChartLine,
  Check,
  Clipboard,
  ClipboardCheck,
  Clock,
  Compass,
  Eye,
  FileText,
  FlaskConical,
  Globe,
  GraduationCap,
  Handshake,
  Heart,
  KeyRound,
  Landmark,
  Languages,
  Lightbulb,
  LockKeyhole,
  Mail,
  MapPin,
  Microscope,
  Phone,
  Pill,
  Plane,
  RefreshCw,
  Rocket,
  Scale,
  Search,
  ShieldCheck,
  Siren,
  Stethoscope,
  Target,
  Users,
  Wallet,
} from 'lucide-react'
import type { IconName } from '../../config/icons'

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
  name: string
  /** Width and height in px. */
  size?: number
}

/** A drawing of the icon set; it only accompanies words, so assistive technology passes over it. */
export function Icon({ name, size = 20 }: Props) {
  const Drawing = drawings[name as IconName]
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} />
}
