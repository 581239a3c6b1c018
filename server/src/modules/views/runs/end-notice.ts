import type { Language } from '@madang/contract/kernel/languages.ts';
import { mailedRunSeconds } from '@madang/contract/views/runs/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { mayAct } from '../../../kernel/access/may-act.sql.ts';
import { claimEndNotice, type EndedRun } from '../../../kernel/operations/stored/runs/end-of-run.sql.ts';
import { undoDays } from '../../../kernel/operations/stored/runs/left-to-undo.sql.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { notifyPerson } from '../../people/notifications/index.ts';
import { plansChanges } from './plans-changes.ts';

/** Notifies the owner of a run of its end, once: in the inbox, and by mail where it took long. */
export async function notifyOfEnd(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, runId } = payload as RunOf;
  await inCompany(kernel.db, companyCode, async (tx) => {
    const run = await claimEndNotice(tx, { companyCode, runId });
    if (!run || !(await mayAct(tx, run.personId))) return;
    const isMailed = run.state === 'stopped' || (run.seconds ?? 0) > mailedRunSeconds;
    const person = { companyCode, personId: run.personId };
    await notifyPerson(tx, kernel, person, { isMailed, write: (language) => letterOf(kernel, runId, run, language) });
  });
}

function letterOf({ translator, config }: Kernel, runId: string, run: EndedRun, language: Language) {
  const say = (key: string, params = {}) => translator.text(language, `runMail.${key}`, params);
  const { state, total, done, refused, failed, origin } = run;
  const canUndo = done > 0 && origin !== 'undo';
  const address = new URL(`/console/runs?item=${runId}`, config.baseUrl);
  const isPlanned = plansChanges(run);
  return {
    heading: headingOf(say, run),
    paragraphs: [
      say(isPlanned ? 'planCounts' : 'counts', { total, done, refused, failed }),
      ...(state === 'stopped' ? [say('whyStopped')] : []),
      ...(state === 'cancelled' && done > 0 ? [say('afterCancel')] : []),
      ...(canUndo ? [say(isPlanned ? 'planUndoFor' : 'undoFor', { days: undoDays })] : []),
    ],
    button: { label: say('open'), href: linkIn(language, address) },
  };
}

type Say = (key: string, params?: object) => string;

function headingOf(say: Say, run: EndedRun): string {
  const { state, detail, done, total } = run;
  if (state === 'done' && done === 0 && total > 0) return say('unchanged', { title: titleOf(say, run) });
  if (state !== 'done' || !plansChanges(run)) return say(state, { title: titleOf(say, run) });
  return say('planMade', { title: titleOf(say, { ...run, detail: {} }), day: detail['on'] });
}

function titleOf(say: Say, { kind, origin, detail }: EndedRun): string {
  const day = detail['on'];
  const title = say(`kinds.${kind}`);
  const named = day === undefined ? title : say('planned', { title, day });
  return origin === 'undo' || origin === 'retry' ? say(origin, { title: named }) : named;
}
