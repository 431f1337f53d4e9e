import BuildOutlined from '@mui/icons-material/BuildOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** The present path; a new path renders the children again. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path?: string;
  isBroken: boolean;
}

/** An error boundary for pages: when a page throws, the navigation stays and a message says what to do. */
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

/** The message that a page could not be shown, with a button that reloads it. */
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
