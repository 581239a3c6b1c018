import { changeEmployeeJob, type Employee, type JobLists } from '@madang/contract/people/routes.ts';
import { call } from '../../../kernel/call.ts';
import { useEditConflict } from '../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../kernel/form.ts';
import { useUndoable } from '../../../kernel/rooms/undoable.ts';
import { Button } from '../../../ui/button.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { JobFields } from './job-fields.tsx';

/** Another job rank or title for somebody at work. */
export function ChangeJob({ employee, jobLists }: { readonly employee: Employee; readonly jobLists: JobLists }) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { personId, fullName, jobRank, jobTitle } = employee;
  const params = { personId };
  // Another job is another form: what this one shows is what it was opened with.
  const initial = { jobRankCode: jobRank?.jobRankCode ?? '', jobTitleCode: jobTitle?.jobRankCode ?? '' };
  const form = useForm({
    schema: changeEmployeeJob.body,
    initial,
    refusals: useEditConflict(reread),
    submit: async (body) => {
      const { before } = await call(changeEmployeeJob, { params, body: { ...body, expected: initial } });
      await reread();
      undoable(t('job.saved', { name: fullName }), async () => {
        try {
          await call(changeEmployeeJob, { params, body: { ...before, expected: body } });
        } finally {
          await reread();
        }
      });
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <JobFields
          jobLists={jobLists}
          rank={form.field('jobRankCode')}
          title={form.field('jobTitleCode')}
          had={[jobRank, jobTitle]}
        />
        <Actions>
          <Button type="submit" busy={form.busy} disabledReason={form.isDirty ? undefined : t('job.unchanged')}>
            {t('job.save')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
