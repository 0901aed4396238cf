import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('languages')
