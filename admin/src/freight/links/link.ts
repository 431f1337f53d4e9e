/** A record whose link is sent, and who receives it. */
export interface Linked {
  resource: string;
  id: string;
  /** The path before the verbs `link`, `mail` and `delivery`, with a slash at its end. */
  below?: string;
  /** The name of the carrier or of the customer. */
  name: string;
  kind:
    | 'answer'
    | 'price'
    | 'confirmation'
    | 'moves'
    | 'cartaPorte'
    | 'evidence'
    | 'tracking'
    | 'border';
}
