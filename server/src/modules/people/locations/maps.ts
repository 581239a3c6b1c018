import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { locationLimits, mapMegabytes } from '@madang/contract/people/locations/limits.ts';
import { locationProperties } from '@madang/contract/people/locations/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { isPlan } from '../../../kernel/images/file-kinds.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { mapDrawing } from './locations.ts';
import { claimMap, type ClaimedMap, isAwaited, mapsLeft } from './maps.sql.ts';
import { recordFloorMap } from './operations/record-floor-map.ts';

export const drawTask = 'draw-floor-map';

/** Seconds after which a company's drawings are looked at again while one is under way. */
const againSeconds = 330;
/** Milliseconds between two looks if a floor still waits for its map. */
const watchMs = 1_000;

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

/** Has the next map of a company drawn: each company has one turn in the line of jobs, whatever the number of its maps. */
export async function drawSoon(tx: Tx, companyCode: string): Promise<void> {
  await enqueueJob(tx, drawTask, { companyCode }, { key: `maps ${companyCode}` });
}

/** Draws the map of a company that waits longest, beside all calls; the next one has its turn behind other companies. */
export async function drawMap(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as { readonly companyCode: string };
  const claimed = await inCompany(kernel.db, companyCode, (tx) => claimMap(tx, companyCode));
  try {
    if (claimed) await drawClaimed(kernel, companyCode, claimed);
  } finally {
    await inCompany(kernel.db, companyCode, async (tx) => {
      const { waits, isDrawn } = await mapsLeft(tx, companyCode);
      if (waits) await drawSoon(tx, companyCode);
      // Its worker may have been killed.
      if (isDrawn)
        await enqueueJob(tx, drawTask, { companyCode }, { key: `maps ${companyCode} again`, seconds: againSeconds });
    });
  }
}

/** Draws a map that was claimed, and records what became of it. */
async function drawClaimed(kernel: Kernel, companyCode: string, { floorId, sourceId }: ClaimedMap): Promise<void> {
  const record = (result: Pick<Parameters<typeof recordFloorMap.run>[1], 'map' | 'failure'>) =>
    execute(kernel, recordFloorMap, commandOrigin(companyCode), { floorId, sourceId, ...result });
  const content = await kernel.files.get(companyCode, sourceId);
  if (!content) {
    await record({ map: null, failure: 'interrupted' });
    return;
  }
  const drawn = await drawWhileAwaited(kernel, { companyCode, floorId, sourceId }, content);
  if (typeof drawn === 'string') {
    await record({ map: null, failure: drawn });
    return;
  }
  const { file, width, height, pageCount } = drawn;
  const fileId = await kernel.files.put(companyCode, file);
  await record({ map: { fileId, width, height, pageCount }, failure: null });
}

/** Ends a drawing whose floor was deleted, or has another map by now. */
async function drawWhileAwaited(kernel: Kernel, { sourceId, ...floor }: Drawing, content: Uint8Array) {
  const stop = new AbortController();
  const look = async () => {
    const isStill = await inCompany(kernel.db, floor.companyCode, (tx) => isAwaited(tx, floor, sourceId));
    if (!isStill) stop.abort();
  };
  // A database that is away says nothing of the floor.
  const watch = setInterval(() => void look().catch(() => {}), watchMs).unref();
  try {
    return await kernel.plans.draw(content, mapDrawing, stop.signal);
  } finally {
    clearInterval(watch);
  }
}
