/** Whether a load needs nothing more, so that what it lacks is no longer asked for. */
export function isOver(status: string): boolean {
  return status === 'closed' || status === 'cancelled';
}

/** Whether a load is on the road no more: delivered, or over. */
export function isArrived(status: string): boolean {
  return status === 'delivered' || isOver(status);
}
