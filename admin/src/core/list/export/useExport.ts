import { useEffect, useRef, useState } from 'react';
import { type Identifier, useListContext, useNotify, useResourceContext } from 'react-admin';
import { download, type Progress } from './download.ts';

/** A format of a file of rows. */
export type FileFormat = 'csv' | 'xlsx';

/** The state of an export: not started, running, or failed with a text or message key. */
export interface ExportState {
  progress?: Progress;
  error?: string;
}

/** Exports the list in context, or only the records with these ids; `start` takes the format. */
export function useExport(ids?: Identifier[]) {
  const url = useExportUrl(ids);
  const { start, ...state } = useRowsDownload();
  return { ...state, start: (format: FileFormat) => start(`${url}&format=${format}`) };
}

/**
 * Downloads a file of rows. `start` starts it, `retry` starts the last one again; `stop` cancels it or clears its error;
 * leaving the page cancels it.
 */
export function useRowsDownload() {
  const [state, setState] = useState<ExportState>({});
  const running = useRef<AbortController>(undefined);
  const last = useRef('');
  const notify = useNotify();
  useEffect(() => () => running.current?.abort(), []);

  async function start(url: string) {
    last.current = url;
    const { signal } = (running.current = new AbortController());
    setState({ progress: { rows: 0, total: 0 } });
    try {
      const show = (progress: Progress) => setState({ progress });
      const { rows } = await download(url, signal, show);
      notify('anden.export.done', { type: 'success', messageArgs: { smart_count: rows } });
      setState({});
    } catch (error) {
      if (!signal.aborted) setState({ error: (error as Error).message || 'anden.error.server' });
    }
  }

  function stop() {
    running.current?.abort();
    setState({});
  }

  return { ...state, start, retry: () => start(last.current), stop };
}

function useExportUrl(ids?: Identifier[]): string {
  const resource = useResourceContext() ?? '';
  const { filterValues, filter, sort } = useListContext();
  const query = new URLSearchParams({
    filter: JSON.stringify(
      ids ? { id: ids } : { ...(filterValues as object), ...(filter as object) },
    ),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  return `/api/${resource}/export?${query}`;
}
