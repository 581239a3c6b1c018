import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { anyDepartmentCode } from '@madang/contract/organisation/departments/rules.ts';
import { jobFields } from '@madang/contract/organisation/job-ranks/rules.ts';
import type { PersonPost } from '@madang/contract/people/organisation-charts/routes.ts';
import {
  addConcurrentPost,
  changeConcurrentPost,
  removeConcurrentPost,
} from '@madang/contract/people/people/posts/routes.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { sendChange } from '../../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../../kernel/form.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { useUndoable } from '../../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../../ui/fields/form-actions.tsx';
import { Section, Stack } from '../../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../../ui/parts/states.tsx';
import { takeFocusAtField } from '../../../../../ui/take-focus.ts';
import { DepartmentField } from '../../../../organisation/departments/index.ts';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import { JobFields } from './job-fields.tsx';

interface PostFormProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly onClose: () => void;
}

const { jobTitleCode } = jobFields;
const newPost = z.object({ departmentCode: anyDepartmentCode, jobTitleCode });
const newTitle = z.object({ jobTitleCode });

/** STA-08: one more department that a person serves in, with the job title there. */
export function AddPost({ employee, jobLists, onClose }: PostFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: newPost,
    initial: { departmentCode: '', jobTitleCode: '' },
    submit: async (body) => {
      const done = await sendChange(addConcurrentPost, { params: { personId: employee.personId }, body });
      await reread();
      onClose();
      undoable(t('posts.added'), done, reread);
    },
  });
  const field = form.field('departmentCode');
  return (
    <Section title={t('posts.add')}>
      <div ref={takeFocusAtField}>
        <form {...form.formProps}>
          <Stack>
            <Suspense fallback={<Skeleton lines={2} label={field.label} />}>
              <DepartmentField field={field} />
            </Suspense>
            <JobFields jobLists={jobLists} title={form.field('jobTitleCode')} />
            <FormActions
              submit={t('posts.add')}
              busy={form.busy}
              disabledReason={form.values.departmentCode === '' ? t('posts.choose') : undefined}
              onCancel={onClose}
            />
          </Stack>
        </form>
      </div>
    </Section>
  );
}

/** Another job title in a department that the person serves in. */
export function ChangePostTitle({ employee, jobLists, post, onClose }: PostFormProps & { readonly post: PersonPost }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const reread = useReread();
  const seen = { jobTitleCode: post.jobTitle?.jobRankCode ?? '' };
  const { departmentCode } = post.department;
  const form = useForm({
    schema: newTitle,
    initial: seen,
    refusals: useEditConflict(reread),
    submit: async (body) => {
      const params = { personId: employee.personId, departmentCode };
      const done = await sendChange(changeConcurrentPost, { params, body: { ...body, expected: seen } });
      await reread();
      onClose();
      undoable(t('posts.changed', { department: departmentNameFor(post.department, language) }), done, reread);
    },
  });
  return (
    <div ref={takeFocusAtField}>
      <form {...form.formProps}>
        <Stack tight>
          <JobFields jobLists={jobLists} title={form.field('jobTitleCode')} had={[null, post.jobTitle]} />
          <FormActions
            submit={t('change.save')}
            busy={form.busy}
            disabledReason={form.isDirty ? undefined : t('change.unchanged')}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </div>
  );
}

/** Takes a post away at once, for it can be undone. */
export function useRemovePost(personId: string) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const remove = async ({
    departmentCode,
    department,
  }: {
    readonly departmentCode: string;
    readonly department: string;
  }) => {
    setBusy(true);
    try {
      const done = await sendChange(removeConcurrentPost, { params: { personId, departmentCode } });
      await reread();
      undoable(t('posts.removed', { department }), done, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { remove, isBusy };
}
