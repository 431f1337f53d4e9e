import { openResponse } from '../../core/data/http.ts';
import type { Confirmation } from './useConfirmations.ts';

/** A revision as a document. */
export interface Document {
  shipmentId: string;
  id: string;
  language: Confirmation['language'];
  format: 'pdf' | 'html';
}

/** Reads a document from the API; throws HttpError when the API refuses it. */
export function readDocument({ shipmentId, id, language, format }: Document): Promise<Response> {
  const path = `/api/shipments/${shipmentId}/rateConfirmations/${id}/file`;
  const url = `${path}?format=${format}&language=${language}`;
  return openResponse(url, { headers: new Headers({ Accept: '*/*' }) });
}
