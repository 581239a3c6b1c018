import { IconLink } from '../../../../ui/button.tsx';
import { EditIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';

/** The console's section where what a card shows is kept, for those who may change it there. */
export function ConsoleLink({ of, path }: { readonly of: string; readonly path: string }) {
  const t = useText();
  return <IconLink href={path} icon={EditIcon} label={t('home.editOf', { name: of })} />;
}
