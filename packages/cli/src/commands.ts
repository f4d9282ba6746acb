import type { Command } from './foundation/command.ts';

/** A command by name. Its code is loaded when it is called, because some load whole servers. */
type LoadedCommand = { name: string; load(): Promise<Command> };

/** All commands, in the order of the help. */
export const commands: LoadedCommand[] = [
  { name: 'init', load: async () => (await import('./commands/init.ts')).init },
  { name: 'check', load: async () => (await import('./commands/check.ts')).check },
  { name: 'build', load: async () => (await import('./commands/build.ts')).build },
  { name: 'show', load: async () => (await import('./commands/show.ts')).show },
  { name: 'proof', load: async () => (await import('./commands/proof.ts')).proof },
  { name: 'paths', load: async () => (await import('./commands/paths.ts')).paths },
  { name: 'lock', load: async () => (await import('./commands/lock.ts')).lock },
  { name: 'explain', load: async () => (await import('./commands/explain.ts')).explain },
  { name: 'fields', load: async () => (await import('./commands/fields.ts')).fields },
  { name: 'revise', load: async () => (await import('./commands/revise.ts')).revise },
  { name: 'bind', load: async () => (await import('./commands/bind.ts')).bind },
  { name: 'blanks', load: async () => (await import('./commands/blanks.ts')).blanks },
  { name: 'import', load: async () => (await import('./commands/import.ts')).importForm },
  { name: 'compare', load: async () => (await import('./commands/compare.ts')).compare },
  { name: 'migrate', load: async () => (await import('./commands/migrate.ts')).migrate },
  { name: 'table', load: async () => (await import('./commands/table.ts')).table },
  { name: 'lsp', load: async () => (await import('./commands/lsp.ts')).lsp },
  { name: 'coverage', load: async () => (await import('./commands/coverage.ts')).coverage },
  { name: 'publish', load: async () => (await import('./commands/publish.ts')).publish },
  { name: 'pull', load: async () => (await import('./commands/pull.ts')).pull },
  { name: 'releases', load: async () => (await import('./commands/releases.ts')).releases },
  { name: 'verify', load: async () => (await import('./commands/verify.ts')).verify },
  { name: 'renew', load: async () => (await import('./commands/renew.ts')).renew },
  { name: 'install', load: async () => (await import('./commands/install.ts')).install },
  { name: 'rollback', load: async () => (await import('./commands/rollback.ts')).rollback },
  { name: 'serve', load: async () => (await import('./commands/serve.ts')).serve },
  { name: 'start', load: async () => (await import('./commands/start.ts')).start },
  { name: 'keys', load: async () => (await import('./commands/keys.ts')).keys },
  { name: 'usage', load: async () => (await import('./commands/usage.ts')).usage },
  { name: 'audit', load: async () => (await import('./commands/audit.ts')).audit },
  { name: 'sbom', load: async () => (await import('./commands/sbom.ts')).sbom },
];
