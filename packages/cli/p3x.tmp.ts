import { lowerDefinitions, createReport } from '@formpress/compiler';
import { choosePaths } from '../compiler/src/paths/choose-paths.ts';
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
for (const folder of process.argv.slice(2)) {
const { lowered } = await lowerDefinitions(folder, createReport());
for (const form of lowered.forms) { let t = cpu(); const c = choosePaths(form.bundle); console.log(form.bundle.id, form.bundle.version, c.paths.length, 'turns', c.turns, 'of', c.of, (cpu() - t).toFixed(0)); }
}
