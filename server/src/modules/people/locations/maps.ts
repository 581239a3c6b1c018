import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { locationLimits, mapMegabytes } from '@madang/contract/people/locations/limits.ts';
import { locationProperties } from '@madang/contract/people/locations/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { isPlan } from '../../../kernel/images/file-kinds.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { mapDrawing } from './locations.ts';
import { recordFloorMap } from './operations/record-floor-map.ts';

export const drawTask = 'draw-floor-map';

interface Drawing {
  readonly companyCode: string;
  readonly floorId: string;
  readonly sourceId: string;
}

/** Takes one from the maps that a person may have drawn in an hour, or refuses (CO429); the product itself has no limit. */
export async function demandMap({ db, properties }: Kernel, actorId: string | undefined): Promise<void> {
  const { mapsPerPersonHour } = locationProperties;
  if (actorId === undefined) return;
  const limit = { count: await properties.get(mapsPerPersonHour), seconds: hourSeconds };
  await demandFromLimit(db, `${mapsPerPersonHour.key}:${actorId}`, limit);
}

/** Keeps a file that is to be drawn; refuses one that is too large (CM315), or no picture and no PDF (FLOOR_MAP_KIND). */
export async function keepSource(
  { files }: Pick<Kernel, 'files'>,
  companyCode: string,
  content: AsyncIterable<Buffer>,
): Promise<string> {
  const fileId = newId();
  const draft = await files.begin(companyCode, fileId);
  try {
    let bytes = 0;
    let beginning: Buffer = Buffer.alloc(0);
    for await (const piece of content) {
      if (beginning.length < 16) beginning = Buffer.concat([beginning, piece.subarray(0, 16)]);
      bytes += piece.length;
      if (bytes > locationLimits.mapBytes) throw refuse('CM315', { 0: mapMegabytes });
      await draft.append(piece);
    }
    if (!isPlan(beginning)) throw refuse('FLOOR_MAP_KIND');
    await draft.keep();
  } finally {
    await draft.drop();
  }
  return fileId;
}

/** Has a file drawn once the transaction has ended. */
export async function drawSoon(tx: Tx, drawing: Drawing): Promise<void> {
  await enqueueJob(tx, drawTask, drawing);
}

/** Draws a file of a floor beside all calls, and records what became of it. */
export async function drawMap(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, floorId, sourceId } = payload as Drawing;
  const record = (result: Pick<Parameters<typeof recordFloorMap.run>[1], 'map' | 'failure'>) =>
    execute(kernel, recordFloorMap, commandOrigin(companyCode), { floorId, sourceId, ...result });
  const content = await kernel.files.get(companyCode, sourceId);
  if (!content) {
    await record({ map: null, failure: 'interrupted' });
    return;
  }
  const drawn = await kernel.plans.draw(content, mapDrawing);
  if (typeof drawn === 'string') {
    await record({ map: null, failure: drawn });
    return;
  }
  const { file, width, height, pageCount } = drawn;
  const fileId = await kernel.files.put(companyCode, file);
  await record({ map: { fileId, width, height, pageCount }, failure: null });
}
