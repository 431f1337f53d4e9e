/** What the statuses of documents are called, by status: `es` and `en`. */
export const statusNames = {
  es: {
    missing: 'Faltante',
    pending: 'Por revisar',
    approved: 'Aprobado',
    expiring: 'Por vencer',
    expired: 'Vencido',
    rejected: 'Rechazado',
  },
  en: {
    missing: 'Missing',
    pending: 'To review',
    approved: 'Approved',
    expiring: 'Expiring',
    expired: 'Expired',
    rejected: 'Rejected',
  },
};
