import type { Command } from './foundation/command.ts';

/** A command by name. Its code is loaded when it is called, because some load whole servers. */
type LoadedCommand = { name: string; load(): Promise<Command> };

/** All commands, in the order of the help. */
export const commands: LoadedCommand[] = [
  { name: 'init', load: async () => (await import('./commands/writing/init.ts')).init },
  { name: 'check', load: async () => (await import('./commands/writing/check.ts')).check },
  { name: 'build', load: async () => (await import('./commands/releasing/build.ts')).build },
  { name: 'show', load: async () => (await import('./commands/writing/show.ts')).show },
  { name: 'proof', load: async () => (await import('./commands/writing/proof.ts')).proof },
  { name: 'paths', load: async () => (await import('./commands/writing/paths.ts')).paths },
  { name: 'cases', load: async () => (await import('./commands/writing/cases.ts')).cases },
  { name: 'lock', load: async () => (await import('./commands/writing/lock.ts')).lock },
  { name: 'explain', load: async () => (await import('./commands/writing/explain.ts')).explain },
  { name: 'fields', load: async () => (await import('./commands/paper/fields.ts')).fields },
  { name: 'revise', load: async () => (await import('./commands/paper/revise.ts')).revise },
  { name: 'bind', load: async () => (await import('./commands/paper/bind.ts')).bind },
  { name: 'blanks', load: async () => (await import('./commands/paper/blanks.ts')).blanks },
  { name: 'import', load: async () => (await import('./commands/paper/import.ts')).importForm },
  { name: 'compare', load: async () => (await import('./commands/writing/compare.ts')).compare },
  { name: 'migrate', load: async () => (await import('./commands/writing/migrate.ts')).migrate },
  { name: 'texts', load: async () => (await import('./commands/writing/texts.ts')).texts },
  { name: 'table', load: async () => (await import('./commands/writing/table.ts')).table },
  { name: 'studio', load: async () => (await import('./commands/writing/studio.ts')).studio },
  { name: 'lsp', load: async () => (await import('./commands/writing/lsp.ts')).lsp },
  { name: 'coverage', load: async () => (await import('./commands/writing/coverage.ts')).coverage },
  { name: 'publish', load: async () => (await import('./commands/releasing/publish.ts')).publish },
  { name: 'pull', load: async () => (await import('./commands/releasing/pull.ts')).pull },
  {
    name: 'releases',
    load: async () => (await import('./commands/releasing/releases.ts')).releases,
  },
  { name: 'verify', load: async () => (await import('./commands/releasing/verify.ts')).verify },
  { name: 'renew', load: async () => (await import('./commands/releasing/renew.ts')).renew },
  { name: 'install', load: async () => (await import('./commands/releasing/install.ts')).install },
  {
    name: 'rollback',
    load: async () => (await import('./commands/releasing/rollback.ts')).rollback,
  },
  { name: 'serve', load: async () => (await import('./commands/running/serve.ts')).serve },
  { name: 'start', load: async () => (await import('./commands/running/start.ts')).start },
  { name: 'fill', load: async () => (await import('./commands/running/fill.ts')).fill },
  { name: 'attest', load: async () => (await import('./commands/running/attest.ts')).attest },
  { name: 'keys', load: async () => (await import('./commands/running/keys.ts')).keys },
  { name: 'usage', load: async () => (await import('./commands/running/usage.ts')).usage },
  { name: 'audit', load: async () => (await import('./commands/running/audit.ts')).audit },
  { name: 'sbom', load: async () => (await import('./commands/releasing/sbom.ts')).sbom },
];
