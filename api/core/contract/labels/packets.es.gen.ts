// Generated from labels.*.yaml by npm run generate.
export const PacketAskDays = { '7': '7 días', '30': '30 días', '90': '90 días' };
