import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { planForDay } from '../../kernel/operations/stored/new-plan.ts';
import { runRows } from '../../kernel/operations/stored/rows.ts';
import { startRows } from '../../kernel/operations/stored/runs/open-run.ts';
import { readRows } from '../../kernel/operations/stored/runs/read-run.ts';
import { undo } from '../../kernel/operations/stored/undo.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import type { Browser } from '../browser.ts';
import { change, companyOf, groupsOf } from '../groups/linked-accounts.ts';
import {
  begunBrowser,
  connectServices,
  invitationCalls,
  joinBy,
  joinPayload,
  makeLink,
  proveMail,
} from '../invitations.ts';
import { plansOf } from '../plans/planned.ts';
import { addTestPerson, jobsOf, signInAs, startExport } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { codeOf, done, type OpenWay, type WayHost } from './ways-in.ts';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';

const beyond = { retired: 'CO401', suspended: 'CO401' };
const nowhere = { retired: 'CO404', suspended: 'CO404' };
const view = (savedViewName: string) => ({ savedViewName, query: 'state=notYetApplied', isShared: false });

type Ways = Readonly<Record<string, (host: WayHost) => Promise<OpenWay>>>;

/** Ways that speak for a person without their sign-in: addresses, ties, and work that runs later. */
export function waysBesideOf(app: TestApp): Ways {
  return { ...addressesOf(app), ...tiesOf(app), ...laterOf(app), ...undosOf(app) };
}

const originOf = ({ companyCode, personId }: PersonKey) => ({
  principal: { kind: 'person' as const, companyCode, personId },
  request: { id: randomUUID(), address: '' },
});

async function colleague(app: TestApp, { companyCode }: WayHost) {
  const person = await addTestPerson(app, { companyCode, roles: ['employee', 'administrator'] });
  return { person, browser: await signInAs(app, person) };
}

function addressesOf(app: TestApp): Ways {
  const feedOf = async (browser: Browser) => {
    const made = await browser.post('/api/v1/calendar-feed');
    done(made);
    return new URL(made.json<{ address: string }>().address).pathname;
  };

  return {
    'the secret address of the calendar': async (host) => {
      const { person, browser } = await colleague(app, host);
      const address = await feedOf(browser);
      done(await app.browser().get(address));
      return { ...person, closed: nowhere, comesBack: true, go: async () => codeOf(await app.browser().get(address)) };
    },
    'the address of an export': async (host) => {
      const { person, browser } = await colleague(app, host);
      const jobId = await startExport(browser);
      await vi.waitFor(async () => expect(await jobsOf(browser)).toMatchObject([{ state: 'done' }]), 20_000);
      const address = `/api/v1/jobs/${jobId}/result`;
      done(await browser.get(address));
      const closed = { retired: 'AC100', suspended: 'AC100' };
      return { ...person, closed, go: async () => codeOf(await browser.get(address)) };
    },
    'an invitation link of theirs that was begun already': async (host) => {
      await connectServices(app);
      const { person, browser: admin } = await colleague(app, host);
      const { code } = await makeLink({ admin });
      const mailOf = () => `j${randomUUID().slice(0, 8)}@outside.example`;
      done((await joinBy(app, code, mailOf())).answer);
      const begun = await begunBrowser(app, code);
      const mail = mailOf();
      await proveMail(app, begun, mail);
      const payload = await joinPayload(begun, { xtnlEmailAddr: mail });
      const closed = { retired: 'INVITATION_INVALID', suspended: 'INVITATION_INVALID' };
      return {
        ...person,
        closed,
        comesBack: true,
        go: async () => codeOf(await begun.post(invitationCalls.join, payload)),
      };
    },
  };
}

function tiesOf(app: TestApp): Ways {
  const { kernel } = app;
  const { tied, again } = groupsOf(app);
  return {
    'a session in another company by the login of this one': async () => {
      const { administrator, head, memberCode } = await tied();
      const browser = await again(administrator);
      expect(await change(browser, memberCode)).toBe('done');
      expect(await companyOf(browser)).toBe(memberCode);
      const closed = { retired: 'AC100', suspended: 'AC100' };
      return { ...administrator, closed, administrator: head.desk, go: () => companyOf(browser) };
    },
    'a change from another company into this one': async () => {
      const { administrator, member, memberCode, headCode, tieId } = await tied();
      const browser = await again(administrator);
      expect([await change(browser, memberCode), await change(browser, headCode)]).toEqual(['done', 'done']);
      const { person_id: personId } = await kernel.db
        .selectFrom('login_ties')
        .select('person_id')
        .where('tie_id', '=', tieId)
        .executeTakeFirstOrThrow();
      const closed = { retired: 'TIE_OVER', suspended: 'ACCESS_SUSPENDED' };
      return {
        companyCode: memberCode,
        personId: personId ?? '',
        closed,
        comesBack: true,
        administrator: member.desk,
        go: () => change(browser, memberCode),
      };
    },
  };
}

function laterOf(app: TestApp): Ways {
  const { kernel } = app;
  const { dayOf, runDue, statesOf } = plansOf(app);

  /** Plans a saved view, which everyone may make for themselves, for the next day. */
  async function planned(person: PersonKey, name: string): Promise<string> {
    const dueOn = await dayOf(person.companyCode, 1);
    const planId = await inCompany(kernel.db, person.companyCode, (tx) =>
      planForDay(kernel, tx, originOf(person), { name: 'create-saved-view', input: view(name), dueOn }),
    );
    if (planId === undefined) throw new Error('the day is none to plan for');
    return planId;
  }

  async function runPlanned({ companyCode }: PersonKey, planId: string): Promise<string> {
    const due = { due_on: await dayOf(companyCode) };
    await inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('plans').set(due).where('plan_id', '=', planId).execute(),
    );
    await runDue(companyCode);
    const [ended = ''] = await statesOf(companyCode, [planId]);
    return ended;
  }

  const started = (person: PersonKey, name: string) =>
    inCompany(kernel.db, person.companyCode, (tx) =>
      startRows(kernel, tx, originOf(person), { name: 'create-saved-view', inputs: [view(name)] }),
    );

  async function runStarted({ companyCode }: PersonKey, runId: string): Promise<string> {
    const run = { companyCode, runId };
    await runRows(kernel, run);
    return vi.waitFor(async () => {
      const [row] = await readRows(kernel, run);
      if (row === undefined || row.state === 'waiting') throw new Error('the row waits');
      return row.state === 'done' ? 'done' : (row.outcome as { code: string }).code;
    });
  }

  return {
    'a change that was planned': async (host) => {
      const { person } = await colleague(app, host);
      expect(await runPlanned(person, await planned(person, 'One'))).toBe('done');
      const planId = await planned(person, 'Two');
      return { ...person, closed: beyond, go: () => runPlanned(person, planId) };
    },
    'a row of a run': async (host) => {
      const { person } = await colleague(app, host);
      expect(await runStarted(person, await started(person, 'One'))).toBe('done');
      return {
        ...person,
        closed: beyond,
        comesBack: true,
        go: async () => runStarted(person, await started(person, randomUUID().slice(0, 8))),
      };
    },
  };
}

function undosOf(app: TestApp): Ways {
  const { kernel } = app;
  return {
    'an undo of a change': async (host) => {
      const { person, browser } = await colleague(app, host);
      const removed = async () => {
        const made = await browser.post('/api/v1/saved-views', view(randomUUID().slice(0, 8)));
        done(made);
        const { savedViewId } = made.json<{ savedViewId: string }>();
        return String((await browser.delete(`/api/v1/saved-views/${savedViewId}`)).headers[undoHeader]);
      };
      const taken = (undoId: string) =>
        undo(kernel, originOf(person), undoId).then(
          () => 'done',
          (error: { code?: string }) => error.code ?? 'failed',
        );
      expect(await taken(await removed())).toBe('done');
      const undoId = await removed();
      return { ...person, closed: beyond, comesBack: true, go: () => taken(undoId) };
    },
  };
}
