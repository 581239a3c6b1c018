import { changeMenu, createMenu, deleteMenu, type MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { menuInput, type MenuInput } from '@madang/contract/workplace/menus/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { ItemCategories } from '../../item-categories/index.ts';
import { useReread } from '../api.ts';
import { initialMenu, lacking, titleIn } from '../menu-form.ts';
import { useText } from '../texts.ts';
import { MenuFields } from './menu-fields.tsx';
import { PagePicker } from './page-picker.tsx';
import { ServiceFields } from './service-fields.tsx';

interface MenuPanelProps {
  readonly kind: MenuInput['kind'];
  /** Absent: a new one. */
  readonly menu?: MenuRow;
  readonly onClose: () => void;
}

/** A menu or a group, new or to be changed. */
export function MenuPanel({ kind, menu, onClose }: MenuPanelProps) {
  const t = useText();
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  const title = menu ? titleIn(menu, language) : t(kind === 'group' ? 'addGroup' : 'add');
  return (
    <SidePanel title={title} onClose={onClose} beginsAtField={!menu} repeats={!menu}>
      <MenuForm key={loaded} {...{ kind, title, load, onClose }} {...(menu && { menu })} />
      {menu && <ItemCategories kind="menu" itemId={menu.menuId} />}
    </SidePanel>
  );
}

interface MenuFormProps extends MenuPanelProps {
  readonly title: string;
  readonly load: () => Promise<void>;
}

function MenuForm({ kind, menu, title, load, onClose }: MenuFormProps) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const language = useLanguage();
  const reread = useReread();
  const isGroup = kind === 'group';
  const [initial] = useState(() => initialMenu(kind, menu));
  const form = useForm({
    schema: menuInput,
    initial,
    alsoCheck: lacking,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const { kind: _never, ...expected } = initial;
      if (menu) await call(changeMenu, { params: { menuId: menu.menuId }, body: { ...body, expected } });
      else await call(createMenu, { body });
      await reread();
      notices.toast(t('saved', { name: titleIn(body, language) }));
      done(onClose);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <MenuFields
          form={form}
          lowerMenus={isGroup ? <PagePicker {...form.field('lowerMenus')} required /> : undefined}
        />
        <ServiceFields {...form.field('service')} isGroup={isGroup} />
        <CheckField {...form.field('isActive')} label={t('isActive')} help={t('isActiveHelp')} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {menu && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: title })}
              remove={() => sendChange(deleteMenu, { params: { menuId: menu.menuId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
