import { addMailDomain } from '@madang/contract/organisation/mail-domains/routes.ts';
import { mailDomainInput } from '@madang/contract/organisation/mail-domains/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** A domain to be proven; what is to be done next stands in its own panel. */
export function NewPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const reread = useReread();
  const [, change] = useSearchParams();
  const form = useForm({
    schema: mailDomainInput,
    initial: { domain: '' },
    submit: async (body) => {
      const { domainId } = await call(addMailDomain, { body });
      await reread();
      change({ panel: null, item: domainId });
    },
  });
  return (
    <SidePanel title={t('add')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('domain')} inputMode="url" autoComplete="off" help={t('domainHelp')} />
          <FormActions submit={t('add')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}
