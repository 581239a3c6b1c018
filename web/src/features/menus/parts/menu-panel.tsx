import { changeMenu, createMenu, deleteMenu, type MenuRow } from '@madang/contract/menus/routes.ts';
import { menuInput, type MenuInput } from '@madang/contract/menus/rules.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { DeleteButton } from '../../../kernel/rooms/delete-button.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/rooms/side-panel.tsx';
import { useReread } from '../api.ts';
import { initialMenu, lacking, titleIn } from '../menu-form.ts';
import { useText } from '../texts.ts';
import { MenuFields } from './menu-fields.tsx';
import { PagePicker } from './page-picker.tsx';

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
  const notices = useNotices();
  const reread = useReread();
  const isGroup = kind === 'group';
  const form = useForm({
    schema: menuInput,
    initial: initialMenu(kind, menu),
    alsoCheck: lacking,
    submit: async (body) => {
      if (menu) await call(changeMenu, { params: { menuId: menu.menuId }, body });
      else await call(createMenu, { body });
      await reread();
      notices.toast(t('saved'));
      onClose();
    },
  });
  const title = menu ? titleIn(menu, language) : t(isGroup ? 'addGroup' : 'add');
  return (
    <SidePanel title={title} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <MenuFields
            form={form}
            lowerMenus={isGroup ? <PagePicker {...form.field('lowerMenus')} required /> : undefined}
          />
          <CheckField {...form.field('isActive')} label={t('isActive')} help={t('isActiveHelp')} />
          <Actions>
            <Button type="submit" look="primary" busy={form.busy}>
              {t('save')}
            </Button>
            {menu && (
              <DeleteButton
                label={t('delete')}
                question={t(isGroup ? 'deleteGroupQuestion' : 'deleteQuestion', { name: title })}
                done={t('deleted')}
                remove={() => call(deleteMenu, { params: { menuId: menu.menuId } })}
                onGone={onClose}
                reread={reread}
              />
            )}
          </Actions>
        </Stack>
      </form>
    </SidePanel>
  );
}
