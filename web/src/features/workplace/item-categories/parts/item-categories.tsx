import { type ItemCategoryName, removeCategoryFromItem } from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { useCategorisedItems, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { titleIn } from '../titles.ts';
import { useCategoryName } from '../use-category-name.ts';
import { AddCategory } from './add-category.tsx';
import styles from './item-categories.module.css';

export interface ItemOfKind {
  readonly kind: ItemKind;
  readonly itemId: string;
}

/** CAT-01: categories of one item, added and removed at once; a new item has its form first. */
export function ItemCategories({ kind, itemId }: ItemOfKind) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useCategoryName();
  return (
    <div className={styles['part']}>
      <Section title={t('title')}>
        <Listed query={useCategorisedItems(kind)}>
          {(answer) => {
            const ids = answer.items.find((item) => item.itemId === itemId)?.itemCategoryIds ?? [];
            const held = answer.categories.filter((each) => ids.includes(each.itemCategoryId));
            const choices = answer.categories.filter((each) => each.isActive && !held.includes(each));
            const mayAssign = can(answer, 'assign');
            const isFull = held.length >= answer.perItem;
            return (
              <Stack>
                {held.length === 0 ? (
                  <p>{t('heldNone')}</p>
                ) : (
                  <ul className={styles['held']} aria-label={t('title')}>
                    {held.map((category) => (
                      <li key={category.itemCategoryId}>
                        <span>{nameOf(category)}</span>
                        {mayAssign && <Removal itemId={itemId} category={category} />}
                      </li>
                    ))}
                  </ul>
                )}
                {mayAssign && isFull && <p>{t('heldFull', { limit: formatNumber(answer.perItem, language) })}</p>}
                {mayAssign && !isFull && <AddCategory {...{ itemId, choices, limit: answer.perItem }} />}
              </Stack>
            );
          }}
        </Listed>
      </Section>
    </div>
  );
}

function Removal({ itemId, category }: { readonly itemId: string; readonly category: ItemCategoryName }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const name = titleIn(category, language);
  const press = async () => {
    setBusy(true);
    try {
      const { itemCategoryId } = category;
      const removed = await sendChange(removeCategoryFromItem, { params: { itemCategoryId }, body: { itemId } });
      undoable(t('removed', { name }), removed, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  return (
    <Button small busy={busy} aria-label={t('removeOf', { name })} onClick={() => void press()}>
      {t('remove')}
    </Button>
  );
}
