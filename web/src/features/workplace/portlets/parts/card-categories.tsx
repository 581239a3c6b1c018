import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { ItemCategories } from '../../item-categories/index.ts';
import { useText } from '../texts.ts';

interface CardCategoriesProps {
  readonly itemId: string;
  /** The card, as it is heard. */
  readonly name: string;
}

/** CAT-01: a card has no form of its own, so that its categories open over the list. */
export function CardCategories({ itemId, name }: CardCategoriesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small aria-haspopup="dialog" aria-label={t('categoriesOf', { name })} onClick={() => setOpen(true)}>
        {t('categories.title')}
      </Button>
      {isOpen && (
        <Popup title={name} onClose={() => setOpen(false)}>
          <ItemCategories kind="portlet" itemId={itemId} />
        </Popup>
      )}
    </>
  );
}
