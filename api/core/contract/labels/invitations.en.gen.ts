// Generated from labels.*.yaml by npm run generate.
export const CallOutcome = {
  in_contact: 'In contact, no answer yet',
  available: 'Can cover; rate to follow',
  rated: 'Gave its rate',
  rejected_by_carrier: 'Rejects the request',
};
export const InvitationStatus = {
  pending: 'Pending',
  sent: 'Sent',
  in_contact: 'In contact',
  available: 'Available',
  rated: 'Rated',
  assigned: 'Assigned',
  not_available: 'Not available',
  rejected_by_carrier: 'Rejected by carrier',
  rejected: 'Rejected',
  dismissed: 'Dismissed',
  answered: 'Answered',
};
