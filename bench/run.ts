import { measureIdCheck } from './id-check.ts';
import { measureWhoAmI } from './who-am-i.ts';
import { calibrateHash } from './kernel/hash-cost.ts';
import { onStage } from './kernel/stage.ts';
import { figureLine } from './kernel/figures.ts';

const { cost } = await calibrateHash();
console.log(cost);
await onStage(cost, async (stage) => {
  if (process.argv.includes('id-check')) for (const f of await measureIdCheck(stage)) console.log(figureLine(f));
  if (process.argv.includes('who-am-i')) for (const f of await measureWhoAmI(stage)) console.log(figureLine(f));
});
