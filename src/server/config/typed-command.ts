/** How a command is typed: by npm in the project's folder, by `foyer` in a release. */
export function typedCommand(command: string, args: string): string {
  return process.env['FOYER_RUN'] === 'foyer' ? `foyer ${command} ${args}` : `npm run ${command} -- ${args}`;
}
