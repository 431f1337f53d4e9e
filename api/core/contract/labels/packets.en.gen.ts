// Generated from labels.*.yaml by npm run generate.
export const PacketAskDays = { '7': '7 days', '30': '30 days', '90': '90 days' };
