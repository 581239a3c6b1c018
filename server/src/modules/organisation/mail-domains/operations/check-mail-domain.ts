import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { checksPerHour, recordLabel } from '@madang/contract/organisation/mail-domains/limits.ts';
import {
  type MailDomainFinding,
  type MailDomainState,
  oneMailDomain,
} from '@madang/contract/organisation/mail-domains/rules.ts';
import type { TxtAnswer } from '../../../../kernel/dns/txt-records.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import { demandFromLimit, hasLeft } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockDomain, selectDomain, updateDomain } from '../mail-domains.sql.ts';
import { withdrawnTask } from '../withdrawn.ts';

/** Asks for a domain's record and stores the result; the daily job runs it too. Without an answer a proof stays. */
export const checkMailDomain = defineOperation({
  name: 'check-mail-domain',
  input: oneMailDomain,
  permission: 'mailDomains.change',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'MAIL_DOMAIN_TAKEN'],
  constraints: { mail_domains_proven_domain_key: [null, 'MAIL_DOMAIN_TAKEN'] },
  async prepare({ kernel, companyCode, readIn }, { domainId }) {
    const found = await readIn(companyCode, (tx) => selectDomain(tx, { companyCode, domainId }));
    // The run refuses: here it is not known yet whether the caller may.
    if (!found || !(await hasLeft(kernel.db, keyOf(companyCode), [limit]))) return undefined;
    const { domain, recordText } = found;
    return { recordText, finding: findingOf(await kernel.txtRecords.read(`${recordLabel}.${domain}`), recordText) };
  },
  async run({ tx, companyCode, actorId, prepared, refuse }, { domainId }) {
    const key = { companyCode, domainId };
    const before = await lockDomain(tx, key);
    if (!before) throw refuse('CO404');
    if (actorId !== undefined) await demandFromLimit(tx, keyOf(companyCode), limit);
    // Added again in the meantime, with another record.
    if (before.recordText !== prepared?.recordText) throw refuse('CO404');
    const { finding } = prepared;
    const state = stateAfter(before.state, finding);
    await updateDomain(tx, { ...key, state, finding });
    if (state === 'withdrawn' && before.state === 'proven') await enqueueJob(tx, withdrawnTask, { ...key });
    const answer = { state, finding };
    // A look that changed nothing is no change; when it was is on the page.
    if (state === before.state) return { answer, audit: 'none' };
    return {
      answer,
      audit: {
        target: { kind: 'mail-domain', id: before.domain },
        fields: ['state'],
        detail: { from: before.state, to: state },
      },
    };
  },
});

const limit = { count: checksPerHour, seconds: hourSeconds };
const keyOf = (companyCode: string) => `mail-domain-checks:${companyCode}`;

function findingOf(answer: TxtAnswer, recordText: string): MailDomainFinding {
  if (answer === 'unreachable') return 'unreachable';
  if (answer.records.length === 0) return 'missing';
  return answer.records.some((record) => record.trim() === recordText) ? 'found' : 'wrong';
}

function stateAfter(before: MailDomainState, finding: MailDomainFinding): MailDomainState {
  if (finding === 'found') return 'proven';
  return before === 'proven' && finding !== 'unreachable' ? 'withdrawn' : before;
}
