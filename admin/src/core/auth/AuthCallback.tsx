import { useEffect } from 'react';
import { useNavigate } from 'react-admin';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { Standalone } from '../screens/Standalone.tsx';
import { errorPath } from './leave.ts';
import { failureOf } from './SignInError.ts';
import { finishSignIn } from './signIn.ts';

let finishing: Promise<string> | undefined;

/** The page that the identity provider redirects to: finishes the sign-in and redirects, or shows the error page. */
export function AuthCallback() {
  const navigate = useNavigate();
  useEffect(() => {
    finishing ??= finishSignIn(new URL(window.location.href)).catch(explained);
    void finishing.then((path) => navigate(path, { replace: true }));
  }, [navigate]);
  return (
    <Standalone>
      <LoadingScreen loadingPrimary="anden.signIn.finishing" />
    </Standalone>
  );
}

function explained(error: unknown): string {
  console.warn('Signing in failed', failureOf(error));
  return errorPath(failureOf(error));
}
