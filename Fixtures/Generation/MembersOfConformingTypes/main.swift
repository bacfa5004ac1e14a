precondition(MembersOfConformingTypesFactory().describe() == "console file 4 pretty")
