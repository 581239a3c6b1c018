import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import { setUpJobRanks } from '@madang/contract/job-ranks/limits.ts';
import { createSetUpJobRank, deleteSetUpJobRanks } from '@madang/contract/job-ranks/wire.ts';
import { jobRankCode, jobRankName } from '@madang/contract/job-ranks/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { AddPopup, type SetUpStepProps, StepList } from '../../set-up-steps/index.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useJobList, useReread } from '../api.ts';
import { namingEntry } from '../in-use.ts';
import { useText } from '../texts.ts';
import { RankFields } from './rank-fields.tsx';

/** WIZ-05: the job ranks of the set-up. */
export function RankSetUpStep({ company: { companyCode } }: SetUpStepProps) {
  const t = useText();
  const language = useLanguage();
  const listed = useJobList('ranks');
  const reread = useReread();
  return (
    <Listed query={listed}>
      {({ items }) => (
        <StepList
          lists={[
            {
              title: t('ranks'),
              items: items.map((entry) => ({
                key: entry.jobRankCode,
                name: jobRankNameFor(entry, language),
                detail: entry.jobRankCode,
                remove: () =>
                  call(deleteSetUpJobRanks, { body: { jobRankCodes: [entry.jobRankCode], companyCode } }).catch(
                    (thrown: unknown) => {
                      throw namingEntry(thrown, jobRankNameFor(entry, language));
                    },
                  ),
              })),
            },
          ]}
          limit={setUpJobRanks}
          adds={[{ label: t('addRank'), popup: (onClose) => <NewRank onClose={onClose} /> }]}
          empty={{ title: t('empty'), text: t('emptyText') }}
          reread={reread}
        />
      )}
    </Listed>
  );
}

const newRank = z.strictObject({ jobRankCode, jobRankName });

function NewRank({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const reread = useReread();
  const [initial] = useState({ jobRankCode: '', jobRankName: '' });
  const form = useForm({
    schema: newRank,
    initial,
    submit: async (body) => {
      await call(createSetUpJobRank, { body });
      await reread();
    },
    afterSubmit: onClose,
  });
  return (
    <AddPopup title={t('addRank')} form={form} onClose={onClose}>
      <RankFields name={form.field('jobRankName')} code={form.field('jobRankCode')} />
    </AddPopup>
  );
}
