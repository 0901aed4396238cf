/** The output of a command, and whether it failed. */
export interface CommandResult {
  lines: string[]
  failed: boolean
}

/** The result of a command that failed. */
export function createFailure(lines: string[]): CommandResult {
  return { lines, failed: true }
}

/** Prints the output of a command and sets the exit code. */
export function printAndSetExitCode({ lines, failed }: CommandResult): void {
  lines.forEach(line => (failed ? console.error(line) : console.log(line)))
  process.exitCode = failed ? 1 : 0
}
