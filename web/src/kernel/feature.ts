import type { PageAddress } from '@madang/contract/kernel/page.ts';
import type { ComponentType } from 'react';

export interface PageProps {
  /** The parts of the address that vary: `{link}` of `/userapp/accountjoin/{link}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** A public page: a document of its own, loaded with nothing but what it needs. */
export interface PublicPage extends PageAddress {
  readonly page: () => Promise<ComponentType<PageProps>>;
}

/** A page of the signed-in app; `area` chooses the frame around it. */
export interface AppPage extends PublicPage {
  readonly area: 'portal' | 'console' | 'operator';
}
