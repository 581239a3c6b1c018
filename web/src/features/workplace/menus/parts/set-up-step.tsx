import { listTopMenus } from '@madang/contract/workplace/boards/wire.ts';
import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { menuInput, type MenuInput } from '@madang/contract/workplace/menus/rules.ts';
import { insertMenu, removeMenu } from '@madang/contract/workplace/menus/wire.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { readPlatform } from '../../../../kernel/calls/platform.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import {
  AddPopup,
  type DraftColumn,
  PresetStep,
  type SetUpCompany,
  type SetUpStepProps,
  usePresets,
} from '../../../ground/set-up-steps/index.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useMenus, useReread } from '../api.ts';
import { initialMenu, lacking, titleIn } from '../menu-form.ts';
import { afterDot, pageList } from '../page-list.ts';
import { setUpMenu } from '../set-up-menu.ts';
import { useText } from '../texts.ts';
import { MenuFields } from './menu-fields.tsx';
import { PageListField, PageListPopup } from './page-list-field.tsx';

const kinds = ['offices', 'pages'] as const;
const columns: readonly DraftColumn<MenuInput>[] = [
  { name: 'koreanTitle' },
  { name: 'englishTitle', lang: 'en' },
  { name: 'url', width: 'broad' },
];

/** WIZ-08, WIZ-09, WIZ-24: the menus of the set-up and, in a list of their own, the groups with their lower menus. */
export function MenuSetUpStep({ company, onLeave }: SetUpStepProps) {
  const t = useText();
  const language = useLanguage();
  const listed = useMenus();
  const presets = usePresets(company.country);
  const reread = useReread();
  const itemOf = (menu: MenuRow) => ({
    key: menu.menuId,
    name: titleIn(menu, language),
    detail:
      menu.kind === 'menu'
        ? `${menu.url} · ${t(`targets.${menu.windowTarget}`)}`
        : menu.lowerMenus.map((lower) => titleIn(lower, language)).join(' · '),
    remove: () => call(removeMenu, { query: { menuId: menu.menuId, currentCompanyCode: company.companyCode } }),
  });
  return (
    <Listed query={presets}>
      {({ menus }) => (
        <Listed query={listed}>
          {({ items }) => (
            <PresetStep
              step="menus"
              label={t('suggested.label')}
              addLabel={t('add')}
              suggestions={kinds
                .filter((kind) => menus[kind].length > 0)
                .map((kind) => ({
                  kind,
                  title: t(`suggested.${kind}`),
                  rows: menus[kind].map((menu) => ({ ...initialMenu('menu'), ...menu })),
                }))}
              columns={columns}
              schema={menuInput}
              empty={initialMenu('menu')}
              create={(menu) => call(insertMenu, { body: setUpMenu(menu, company.companyCode) })}
              nameOf={(menu) => titleIn(menu, language)}
              note={t('suggested.note')}
              list={{
                lists: [
                  { title: t('plainMenus'), items: items.filter(({ kind }) => kind === 'menu').map(itemOf) },
                  { title: t('groups'), items: items.filter(({ kind }) => kind === 'group').map(itemOf) },
                ],
                limit: menuLimits.setUpMenus,
                adds: [
                  { label: t('add'), popup: (onClose) => <NewMenu company={company} onClose={onClose} /> },
                  {
                    label: t('addGroup'),
                    popup: (onClose) => <NewGroup company={company} own={items} onLeave={onLeave} onClose={onClose} />,
                  },
                ],
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

interface NewMenuProps {
  readonly company: SetUpCompany;
  readonly onClose: () => void;
}

function useMenuForm(kind: MenuInput['kind'], { company, onClose }: NewMenuProps) {
  const reread = useReread();
  const [initial] = useState(() => initialMenu(kind));
  return useForm({
    schema: menuInput,
    initial,
    alsoCheck: lacking,
    submit: async (menu) => {
      await call(insertMenu, { body: setUpMenu(menu, company.companyCode) });
      await reread();
    },
    afterSubmit: onClose,
  });
}

function NewMenu(props: NewMenuProps) {
  const t = useText();
  const form = useMenuForm('menu', props);
  return (
    <AddPopup title={t('add')} form={form} onClose={props.onClose}>
      <MenuFields form={form} />
    </AddPopup>
  );
}

interface NewGroupProps extends NewMenuProps {
  readonly own: readonly MenuRow[];
  readonly onLeave: () => void;
}

function NewGroup({ own, onLeave, ...props }: NewGroupProps) {
  const t = useText();
  const form = useMenuForm('group', props);
  const topMenus = useTopMenus(props.company, onLeave);
  const { data: platform } = useQuery({ queryKey: ['platform'], queryFn: readPlatform });
  const [isPicking, setPicking] = useState(false);
  const lowerMenus = form.field('lowerMenus');
  return (
    <>
      <AddPopup title={t('addGroup')} form={form} onClose={props.onClose}>
        <MenuFields
          form={form}
          lowerMenus={<PageListField {...lowerMenus} required onPick={() => setPicking(true)} />}
        />
      </AddPopup>
      {isPicking && topMenus && (
        <PageListPopup
          pages={pageList(own, topMenus.data.list, platform?.services)}
          picked={lowerMenus.value}
          onPicked={lowerMenus.onChange}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** WIZ-21: without the top menus no group can be made: their failure is shown, and the wizard is left for the home. */
function useTopMenus({ companyCode, subOrganisationCode }: SetUpCompany, onLeave: () => void) {
  const notices = useNotices();
  const { data, error } = useQuery({
    queryKey: ['menus', 'top'],
    queryFn: ({ signal }) =>
      call(listTopMenus, { query: { companyCode, subOrganisationCode, isInUse: true } }, { signal }),
  });
  const notify = useEffectEvent(async () => {
    await notices.alert(afterDot(thrownText(error)), { mustAnswer: true });
    onLeave();
  });
  useEffect(() => {
    if (error) void notify();
  }, [error]);
  return data;
}
