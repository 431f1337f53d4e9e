import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';

/** The modules' notes above every page, for this user. */
export function Banners() {
  const user = useSignedInUser();
  const { modules } = useProduct();
  return modules.map(({ name, banner }) => {
    const Item = banner?.item;
    return user && Item && banner.isFor(user) ? <Item key={name} /> : null;
  });
}
