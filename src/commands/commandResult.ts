/** What a command has to say, and whether it could not do what it was asked. */
export interface CommandResult {
  lines: string[]
  failed: boolean
}

/** Prints what a command has to say, and ends the program with its status. */
export function printAndSetExitCode({ lines, failed }: CommandResult): void {
  lines.forEach(line => (failed ? console.error(line) : console.log(line)))
  process.exitCode = failed ? 1 : 0
}
