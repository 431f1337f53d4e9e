// Generated from labels.*.yaml by npm run generate.
export const CombinationObstacleCode = {
  no_offer: 'The leg has no offer',
  not_assignable: "None of the leg's carriers can be assigned",
  arrives_late: 'Each offer arrives after the window ends',
  bridge_closed: 'The bridge is closed until the window ends',
};
