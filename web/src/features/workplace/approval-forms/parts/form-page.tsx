import type { readApprovalForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { useApprovalForm, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FormEditor } from './form-editor.tsx';

export type ReadForm = AnswerOf<typeof readApprovalForm>;

interface PageProps {
  /** Null: a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** APR-02: a form, new or to be changed. */
export function FormPage({ id, onClose }: PageProps) {
  const t = useText();
  return id === null ? (
    <Page title={t('add')} onClose={onClose}>
      <FormEditor onClose={onClose} load={async () => undefined} />
    </Page>
  ) : (
    <Existing id={id} onClose={onClose} />
  );
}

function Existing({ id, onClose }: PageProps & { readonly id: string }) {
  const t = useText();
  const nameOf = useThingName();
  const asked = useApprovalForm(id);
  const [loaded, load] = useLoadedAnew(useReread());
  const name =
    asked.data && nameOf({ name: asked.data.approvalFormName, englishName: asked.data.englishApprovalFormName });
  return (
    <Page title={name ?? t('title')} onClose={onClose}>
      <Listed query={asked}>
        {(shown) => <FormEditor key={`${loaded} ${shown.version}`} {...{ shown, onClose, load }} />}
      </Listed>
    </Page>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function Page({ title, onClose, children }: FrameProps) {
  const t = useText();
  usePageTitle(title);
  return (
    <SectionPage title={title} lead={t('lead')} actions={<Button onClick={onClose}>{t('back')}</Button>}>
      {children}
    </SectionPage>
  );
}
