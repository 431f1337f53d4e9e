import BuildOutlined from '@mui/icons-material/BuildOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** Where one is: going elsewhere tries again. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path?: string;
  isBroken: boolean;
}

/** Keeps a page that breaks from taking the navigation with it, and says what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Says that a page could not be shown, and reloads it. */
export function BrokenPage() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BuildOutlined />}
      title={translate('anden.error.page')}
      text={translate('anden.error.pageHelp')}
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('anden.error.reload')}
      </Button>
    </Message>
  );
}
