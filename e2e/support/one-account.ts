import { PortalProduct, type Account } from './portal-pages.ts';
import { test } from './watched-page.ts';

/**
 * Company with an administrator and a finished set-up for a file's journeys, which run in order. `isAlone`: a product
 * of its own for global changes.
 */
export function portalWithOneAccount({
  isAlone = false,
  prepare,
}: {
  readonly isAlone?: boolean;
  readonly prepare?: (portal: PortalProduct, account: Account) => Promise<void>;
} = {}) {
  const portal = new PortalProduct();
  const account: Account = { loginId: '', password: '', fullName: '', companyName: '', mobile: '' };
  test.describe.configure({ mode: 'serial' });
  if (isAlone) ownProduct(portal);
  else sharedProduct(portal);
  test.beforeAll(async () => {
    Object.assign(account, await portal.newAccount());
    await prepare?.(portal, account);
  });
  return { portal, at: (path: string) => portal.at(path), account };
}

/** Starts a product for a file that changes what holds for everyone. */
function ownProduct(portal: PortalProduct) {
  test.beforeAll(() => portal.start());
  test.afterAll(() => portal.product.stop());
}

/** Shares a product with other files; the file uses companies of its own. */
export function sharedProduct(portal: PortalProduct) {
  test.beforeAll(({ running }) => {
    portal.product = running.product;
  });
}
