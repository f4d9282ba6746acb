import { openLaboratory } from './laboratory.ts';
import type { Mutation } from './mutation.ts';

// A process of its own: the definitions are its argument, mistakes and verdicts are messages.
const [, , definitions = ''] = process.argv;
const laboratory = await openLaboratory(definitions);
process.on('message', async (message: { index: number; mutation: Mutation } | 'close') => {
  if (message === 'close') {
    await laboratory.close();
    process.disconnect();
    return;
  }
  const { index, mutation } = message;
  process.send?.({ index, verdict: await laboratory.judge(mutation) });
});
process.send?.('ready');
