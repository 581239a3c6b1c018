import type { readApprovalPolicy } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { useApprovalPolicy, useReread } from '../api.ts';
import { usePolicyWords } from '../policy-words.ts';
import { useText } from '../texts.ts';
import { PolicyEditor } from './policy-editor.tsx';

export type ReadPolicy = AnswerOf<typeof readApprovalPolicy>;

interface PageProps {
  /** Null: a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** APR-02: a policy, new or to be changed, with the dry run beside it. */
export function PolicyPage({ id, onClose }: PageProps) {
  const t = useText();
  return id === null ? (
    <Page title={t('add')} onClose={onClose}>
      <PolicyEditor onClose={onClose} load={async () => undefined} />
    </Page>
  ) : (
    <Existing id={id} onClose={onClose} />
  );
}

function Existing({ id, onClose }: PageProps & { readonly id: string }) {
  const t = useText();
  const { nameOf } = usePolicyWords();
  const asked = useApprovalPolicy(id);
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <Page title={asked.data ? nameOf(asked.data) : t('title')} onClose={onClose}>
      <Listed query={asked}>
        {(policy) => <PolicyEditor key={`${loaded} ${policy.version}`} {...{ policy, onClose, load }} />}
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
