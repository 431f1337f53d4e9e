import { Navigate } from 'react-admin';
import { homeOf } from '../auth/signIn.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';

/** /admin itself: leads each user to the first page of their kind. */
export function Home() {
  const user = useSignedInUser();
  return user ? <Navigate to={homeOf(user)} replace /> : <LoadingScreen />;
}
