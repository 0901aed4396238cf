import { fixContent, formatFixReport } from '../src/commands/fix'

const options = { dryRun: process.argv.includes('--dry-run') }

void fixContent(process.cwd(), options).then(mended => console.log(formatFixReport(mended, options)))
