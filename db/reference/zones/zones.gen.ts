/* Written by db/reference/zones/generate.ts. */

/**
 * Areas with another time zone than most of their state, by the first digits of their postal codes; the longest match
 * applies.
 */
export const OTHER_ZONES: Record<string, [postalCodes: string, timeZone: string][]> = {
 "MX-CHH": [
  [
   "3182 3183 3184 32",
   "America/Ciudad_Juarez"
  ],
  [
   "328 329",
   "America/Chihuahua"
  ],
  [
   "3285 3288 3289 3298 3299",
   "America/Ojinaga"
  ]
 ],
 "MX-COA": [
  [
   "26 2630 2631 2632 2633 2750 2751 2752 2753 2754",
   "America/Matamoros"
  ],
  [
   "263 267 268 269",
   "America/Monterrey"
  ]
 ],
 "MX-NAY": [
  [
   "63726 63727 63728 63729 6373",
   "America/Bahia_Banderas"
  ]
 ],
 "MX-NLE": [
  [
   "650 6690 6691 6692 6693 6694",
   "America/Matamoros"
  ],
  [
   "6507 6508 6509",
   "America/Monterrey"
  ]
 ],
 "MX-TAM": [
  [
   "873 874 875 88",
   "America/Matamoros"
  ],
  [
   "8888 8889",
   "America/Monterrey"
  ]
 ],
 "US-AL": [
  [
   "36854 36863 36867 36869 36868 36870 36874 36877",
   "America/New_York"
  ]
 ],
 "US-AK": [
  [
   "99546 99547",
   "America/Adak"
  ]
 ],
 "US-AZ": [
  [
   "86016 86020 86028 86031 86033 86035 86044 86045 86053 86054 865",
   "America/Denver"
  ],
  [
   "86512",
   "America/Phoenix"
  ]
 ],
 "US-FL": [
  [
   "324 325",
   "America/Chicago"
  ],
  [
   "32456 32457",
   "America/New_York"
  ]
 ],
 "US-ID": [
  [
   "835 838",
   "America/Los_Angeles"
  ],
  [
   "83547 83549",
   "America/Boise"
  ]
 ],
 "US-IN": [
  [
   "463 464 46531 46532 46534 46968 47514 47515 47520 47523 47525 4753 4755 47574 47576 47577 47579 47586 47588 476 477 47922 47943 47948 47951 47963 47964 47977 47978",
   "America/Chicago"
  ],
  [
   "47532 47535 47553 47557 47558",
   "America/Indiana/Indianapolis"
  ]
 ],
 "US-KS": [
  [
   "67733 67735 67741 67758 6776 67836 67857 67878 67879",
   "America/Denver"
  ],
  [
   "67764",
   "America/Chicago"
  ]
 ],
 "US-KY": [
  [
   "40111 40115 40119 4014 40152 40153 4017 420 421 422 423 424 4260 4262 42642 4271 4272 4274 4275 4276 42782",
   "America/Chicago"
  ],
  [
   "40142 40175 40177 42716 42718 42719 42724 42740 42748 42758",
   "America/Kentucky/Louisville"
  ]
 ],
 "US-MI": [
  [
   "49801 49802 49812 49815 49821 49831 49834 49847 49848 49845 49852 49858 49863 4987 49881 49886 49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49968 49969 49964",
   "America/Chicago"
  ],
  [
   "49871 49872 49878 49879",
   "America/Detroit"
  ]
 ],
 "US-NE": [
  [
   "69021 69023 69027 69030 69033 69037 69041 69045 6912 69131 69133 69134 6914 6915 69162 69168 69160 6919 69211 69216 69218 69219 693",
   "America/Denver"
  ],
  [
   "69120 69123 69142 69143 69151 69157",
   "America/Chicago"
  ]
 ],
 "US-NV": [
  [
   "8988",
   "America/Denver"
  ]
 ],
 "US-ND": [
  [
   "58529 58533 58535 58562 58564 58569 586 58838",
   "America/Denver"
  ],
  [
   "58631 58638",
   "America/Chicago"
  ]
 ],
 "US-OR": [
  [
   "979",
   "America/Boise"
  ],
  [
   "97904 97905 97907",
   "America/Los_Angeles"
  ]
 ],
 "US-SD": [
  [
   "57521 57532 57537 57543 57547 5755 57567 57574 57577 576 577",
   "America/Denver"
  ],
  [
   "57555 57559 5760 57631 57632 57646 57648",
   "America/Chicago"
  ]
 ],
 "US-TN": [
  [
   "3730 3731 3732 37331 37332 37333 37336 37337 37341 37343 37350 37351 37353 37354 37361 37362 37363 37369 37364 3737 37381 37385 37384 37391 374 376 377 378 379",
   "America/New_York"
  ],
  [
   "37301 37305 37306 37313 37318 37324 37327 37328 37374 37375 37376 37378 37723",
   "America/Chicago"
  ]
 ],
 "US-TX": [
  [
   "7982 79835 79836 79837 79838 79839 79847 79849 79851 79853 799 885",
   "America/Denver"
  ]
 ]
};
