import { Entity } from '../../core/sql/Entity.ts';

/** A broker's decision for its own loads about a document that a carrier shares with it. */
export class Judgement extends Entity {
  static override tableName = 'judgements';

  declare companyId: string;
  declare documentId: string;
  /** The number of the version that was judged. */
  declare number: number;
  declare status: 'approved' | 'rejected';
  declare reason: string | null;
  declare expirationDate: string | null;
  declare insuredAmount: string | null;
  declare insuredCurrency: 'MXN' | 'USD' | null;
  declare certificates: ('CTPAT' | 'OEA')[];
  declare judgedBy: string | null;
  declare judgedAt: Date | string;
}
