import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { setUpJobRanks } from '@madang/contract/organisation/job-ranks/limits.ts';
import { createSetUpJobRank, deleteSetUpJobRanks } from '@madang/contract/organisation/job-ranks/wire.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import {
  AddPopup,
  type DraftColumn,
  PresetStep,
  type SetUpStepProps,
  type Suggestion,
  usePresets,
} from '../../../ground/set-up-steps/index.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useJobList, useReread } from '../api.ts';
import { namingEntry } from '../in-use.ts';
import { useText } from '../texts.ts';
import { RankFields } from './rank-fields.tsx';

const emptyRank: JobRank = { jobRankCode: '', jobRankName: '', englishJobRankName: '' };
const kinds = ['ladder', 'flat', 'experts'] as const;
const columns: readonly DraftColumn<JobRank>[] = [
  { name: 'jobRankName' },
  { name: 'englishJobRankName', lang: 'en' },
  { name: 'jobRankCode', width: 'narrow' },
];

/** WIZ-05, WIZ-24: the job ranks of the set-up. */
export function RankSetUpStep({ company: { companyCode, country } }: SetUpStepProps) {
  const t = useText();
  const language = useLanguage();
  const listed = useJobList('ranks');
  const presets = usePresets(country);
  const reread = useReread();
  const suggested = (ranks: Readonly<Record<(typeof kinds)[number], readonly JobRank[]>>): Suggestion<JobRank>[] =>
    kinds.map((kind) => ({ kind, title: t(`suggested.${kind}`), rows: ranks[kind] }));
  const itemOf = (entry: JobRank) => ({
    key: entry.jobRankCode,
    name: jobRankNameFor(entry, language),
    detail: entry.jobRankCode,
    remove: () =>
      call(deleteSetUpJobRanks, { body: { jobRankCodes: [entry.jobRankCode], companyCode } }).catch(
        (thrown: unknown) => {
          throw namingEntry(thrown, jobRankNameFor(entry, language));
        },
      ),
  });
  return (
    <Listed query={presets}>
      {({ ranks }) => (
        <Listed query={listed}>
          {({ items }) => (
            <PresetStep
              step="jobRanks"
              label={t('suggested.label')}
              addLabel={t('addRank')}
              suggestions={suggested(ranks)}
              columns={columns}
              schema={createSetUpJobRank.body}
              empty={emptyRank}
              create={(body) => call(createSetUpJobRank, { body })}
              nameOf={(entry) => jobRankNameFor(entry, language)}
              list={{
                lists: [{ title: t('ranks'), items: items.map(itemOf) }],
                limit: setUpJobRanks,
                adds: [{ label: t('addRank'), popup: (onClose) => <NewRank onClose={onClose} /> }],
                empty: { title: t('empty'), text: t('emptyText') },
                reread,
              }}
            />
          )}
        </Listed>
      )}
    </Listed>
  );
}

function NewRank({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const reread = useReread();
  const [initial] = useState(emptyRank);
  const form = useForm({
    schema: createSetUpJobRank.body,
    initial,
    submit: async (body) => {
      await call(createSetUpJobRank, { body });
      await reread();
    },
    afterSubmit: onClose,
  });
  return (
    <AddPopup title={t('addRank')} form={form} onClose={onClose}>
      <RankFields
        name={form.field('jobRankName')}
        englishName={form.field('englishJobRankName')}
        code={form.field('jobRankCode')}
      />
    </AddPopup>
  );
}
