import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { draftSaving } from '@madang/contract/ground/terms-publishing/inputs.ts';
import type * as z from 'zod/mini';
import { discardDraft } from '../../../modules/ground/terms-publishing/operations/discard-draft.ts';
import { exportProof } from '../../../modules/ground/terms-publishing/operations/export-proof.ts';
import { publishDraft } from '../../../modules/ground/terms-publishing/operations/publish-draft.ts';
import { saveDraft } from '../../../modules/ground/terms-publishing/operations/save-draft.ts';
import { example, step, type Preparation } from './example.ts';

const key = { termsCode: 'SVCR', countryCode: 'VN' } as const;
const target = { kind: 'terms', id: 'SVCR VN' };
const draft = {
  ...key,
  needsConsent: true,
  texts: [
    {
      language: 'vi',
      title: 'Điều khoản',
      summary: 'Lời văn ngắn hơn.',
      parts: [{ content: '<p>Điều khoản dịch vụ</p>', isRequired: true, consent: null }],
    },
  ],
} satisfies Omit<z.input<typeof draftSaving>, 'basis'>;

/** Drafts are of the whole platform, so one that another example left goes first. */
const noDraft: Preparation = async ({ app }) => {
  await app.kernel.db.deleteFrom('edition_drafts').execute();
  return { basis: null };
};
const saved = [noDraft, step(saveDraft, { ...draft, basis: null })] as const;

export const examples = [
  example(saveDraft, {
    role: 'operator',
    given: [noDraft],
    input: { ...draft, basis: null },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(discardDraft, {
    role: 'operator',
    given: saved,
    input: key,
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(publishDraft, {
    role: 'operator',
    given: saved,
    input: { ...key, basis: '{1.basis}', takesEffectOn: null },
    leaves: ({ version }) => ({ audit: [{ target: { kind: 'terms', id: `SVCR VN ${version}` } }] }),
  }),
  example(exportProof, {
    role: 'operator',
    input: { ...key, version: '20260101', companyCode: platformCompany, reason: '분쟁 자료' },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: platformCompany }, fields: ['SVCR VN 20260101', '분쟁 자료'] }],
    }),
  }),
];
