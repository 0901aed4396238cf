import { fixContent, formatFixReport } from '../src/commands/fix'

const options = { dryRun: process.argv.includes('--dry-run') }

void fixContent(process.cwd(), options).then(fixes => console.log(formatFixReport(fixes, options)))
