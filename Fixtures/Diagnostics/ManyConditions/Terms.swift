#if FLAG_1 || FLAG_2 || FLAG_3 || FLAG_4 || FLAG_5 || FLAG_6 || FLAG_7 || FLAG_8 || FLAG_9 || FLAG_10 || FLAG_11 || FLAG_12 || FLAG_13 || FLAG_14 || FLAG_15 || FLAG_16 || FLAG_17 || FLAG_18 || FLAG_19 || FLAG_20 || FLAG_21 || FLAG_22 || FLAG_23 || FLAG_24 || FLAG_25 || FLAG_26 || FLAG_27 || FLAG_28 || FLAG_29 || FLAG_30 || FLAG_31 || FLAG_32 || FLAG_33 || FLAG_34 || FLAG_35 || FLAG_36 || FLAG_37 || FLAG_38 || FLAG_39 || FLAG_40 || FLAG_41 || FLAG_42 || FLAG_43 || FLAG_44 || FLAG_45 || FLAG_46 || FLAG_47 || FLAG_48 || FLAG_49 || FLAG_50 || FLAG_51 || FLAG_52 || FLAG_53 || FLAG_54 || FLAG_55 || FLAG_56 || FLAG_57 || FLAG_58 || FLAG_59 || FLAG_60 || FLAG_61 || FLAG_62 || FLAG_63 || FLAG_64 || FLAG_65 || FLAG_66 || FLAG_67 || FLAG_68 || FLAG_69 || FLAG_70 || FLAG_71 || FLAG_72 || FLAG_73 || FLAG_74 || FLAG_75 || FLAG_76 || FLAG_77 || FLAG_78 || FLAG_79 || FLAG_80 || FLAG_81 || FLAG_82 || FLAG_83 || FLAG_84 || FLAG_85 || FLAG_86 || FLAG_87 || FLAG_88 || FLAG_89 || FLAG_90 || FLAG_91 || FLAG_92 || FLAG_93 || FLAG_94 || FLAG_95 || FLAG_96 || FLAG_97 || FLAG_98 || FLAG_99 || FLAG_100 || FLAG_101 || FLAG_102 || FLAG_103 || FLAG_104 || FLAG_105 || FLAG_106 || FLAG_107 || FLAG_108 || FLAG_109 || FLAG_110 || FLAG_111 || FLAG_112 || FLAG_113 || FLAG_114 || FLAG_115 || FLAG_116 || FLAG_117 || FLAG_118 || FLAG_119 || FLAG_120 || FLAG_121 || FLAG_122 || FLAG_123 || FLAG_124 || FLAG_125 || FLAG_126 || FLAG_127 || FLAG_128 || FLAG_129 || FLAG_130 || FLAG_131 || FLAG_132 || FLAG_133 || FLAG_134 || FLAG_135 || FLAG_136 || FLAG_137 || FLAG_138 || FLAG_139 || FLAG_140 || FLAG_141 || FLAG_142 || FLAG_143 || FLAG_144 || FLAG_145 || FLAG_146 || FLAG_147 || FLAG_148 || FLAG_149 || FLAG_150 || FLAG_151 || FLAG_152 || FLAG_153 || FLAG_154 || FLAG_155 || FLAG_156 || FLAG_157 || FLAG_158 || FLAG_159 || FLAG_160 || FLAG_161 || FLAG_162 || FLAG_163 || FLAG_164 || FLAG_165 || FLAG_166 || FLAG_167 || FLAG_168 || FLAG_169 || FLAG_170 || FLAG_171 || FLAG_172 || FLAG_173 || FLAG_174 || FLAG_175 || FLAG_176 || FLAG_177 || FLAG_178 || FLAG_179 || FLAG_180 || FLAG_181 || FLAG_182 || FLAG_183 || FLAG_184 || FLAG_185 || FLAG_186 || FLAG_187 || FLAG_188 || FLAG_189 || FLAG_190 || FLAG_191 || FLAG_192 || FLAG_193 || FLAG_194 || FLAG_195 || FLAG_196 || FLAG_197 || FLAG_198 || FLAG_199 || FLAG_200 || FLAG_201
    // @Provides
    func makeLamp() -> Lamp { Lamp(watts: 1) }
#else
    // @Provides
    func makeOther() -> Lamp { Lamp(watts: 2) }
#endif

// @Provides
let lamp = Lamp(watts: 3)

struct Lamp {
    let watts: Int
}

#if FLAG_1
    // @Needs
    func light(lamp: Lamp) {}
#elseif (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((FLAG_2)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    // @Needs
    func light(lamp: Lamp, lantern: Lamp) {}
#endif
