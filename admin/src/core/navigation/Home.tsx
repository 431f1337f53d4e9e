import { Navigate } from 'react-admin';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';

/** The page /admin: redirects each user to the first page of their kind. */
export function Home() {
  const user = useSignedInUser();
  const { homeOf } = useProduct();
  return user ? <Navigate to={homeOf(user)} replace /> : <LoadingScreen />;
}
