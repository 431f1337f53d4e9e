// Generated from labels.*.yaml by npm run generate.
export const BridgeWait = { direction: 'Direction', minutes: 'Minutes of waiting', seenAt: 'Seen' };
