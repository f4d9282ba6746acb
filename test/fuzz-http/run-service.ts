import { readSettings, startService } from '@formpress/service';

/**
 * Serves a release, and reports to the parent process the memory in use after a garbage collection, or
 * the processor time used.
 */
const [release = ''] = process.argv.slice(2);
const { settings } = readSettings({ PORT: '0', RATE_LIMIT: 'off', MAX_LOOP_DELAY: '60000' });
if (!settings) throw new Error('The settings are wrong.');
let faults = 0;
const service = await startService(settings, release, {
  write(line) {
    if (line.includes('"status":500')) faults += 1;
  },
});
process.on('message', (asked) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
    return;
  }
  globalThis.gc?.();
  if (asked === 'memory') {
    const { heapUsed, external } = process.memoryUsage();
    process.send?.(heapUsed + external);
    return;
  }
  const polluted = Object.keys(Object.prototype).length + Object.keys(Array.prototype).length;
  process.send?.({ heap: process.memoryUsage().heapUsed, faults, polluted });
});
process.send?.({ url: service.url, key: service.developmentKey });
